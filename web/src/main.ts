import { mount } from 'svelte';

import App from './App.svelte';
import './look/icons/shell';
import './style/base.css';

// A newer page was put on the server while this one was open: its pieces are gone, so it is loaded anew, once.
addEventListener('vite:preloadError', (event) => {
  const tried = Number(sessionStorage.getItem('hlubina-reloaded') ?? 0);
  if (Date.now() - tried < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem('hlubina-reloaded', String(Date.now()));
  location.reload();
});

void navigator.serviceWorker?.register('/sw.js').catch(() => undefined); // a browser may forbid it; only calls need it

mount(App, { target: document.getElementById('app')! });
