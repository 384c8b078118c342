// A page for those who build the board: ?at=offer_ally&lang=en&theme=light shows one moment of fixtures.json.
import '../../../style/base.css';
import { mount } from 'svelte';
import { settings } from '../../../lib/settings.svelte';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
settings.changeLanguage(query.get('lang') === 'en' ? 'en' : 'cs');
settings.change({ theme: query.get('theme') === 'light' ? 'light' : 'dark' });
mount(Gallery, { target: document.getElementById('app')! });
