import { render } from 'preact';
import { App } from './app.tsx';
import { warmUp } from './runner.ts';
import '../../src/viewer/viewer.css';
import './style.css';

const root = document.getElementById('page');
if (root) render(<App />, root);
warmUp();
/* pages that are not secure have none, and work online only */
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('service-worker.js').catch(() => {});
