import type { ViewerData } from '../results/viewer-data.ts';
import { mountViewer } from './viewer.ts';

/** The page of `--format html`: its data is in the page itself. */
const data = JSON.parse(document.getElementById('heddle-data')?.textContent ?? '{}') as ViewerData;
const root = document.getElementById('heddle');
if (root) mountViewer(root, data);
