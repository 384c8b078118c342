import './style/base.css';
import { mount } from 'svelte';
import Gallery from './look/Gallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('gallery.html has no element with the id app.');
mount(Gallery, { target });
