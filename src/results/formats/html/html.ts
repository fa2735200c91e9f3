import { assetPath } from '../../../host/assets.ts';
import { readText } from '../../../host/files.ts';
import { sha256 } from '../../../host/hash.ts';
import type { Answer } from '../../answer.ts';
import type { ViewerData } from '../../viewer-data.ts';
import { escapeXml } from '../xml.ts';
import { viewerData } from './data.ts';

/**
 * One self-contained page: the viewer (src/viewer, built to one script), its style, and the answer as data. Works from
 * disk and offline. What strangers wrote is data, never markup: JSON in which no tag can end the script element, put
 * into the page as text by the viewer; and the page's own policy forbids every request and every script but the viewer.
 */
export async function htmlReport(answer: Answer): Promise<string> {
  return pageOf(await viewerData(answer));
}

export function pageOf(data: ViewerData): string {
  const script = readText(assetPath('viewer/viewer.iife.js')).replaceAll('</script', '<\\/script');
  const style = readText(assetPath('viewer/viewer.css'));
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${digest(script)}'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(`heddle: ${data.title}`)}</title>`,
    `<style>body { margin: 0; }\n${style}</style>`,
    '</head>',
    '<body>',
    `<div id="heddle"><noscript>${escapeXml(data.verdict)}</noscript></div>`,
    `<script type="application/json" id="heddle-data">${jsonInHtml(data)}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const digest = (text: string): string => sha256([text], 'base64');

/** JSON that cannot end its element or begin a comment, and that has no separators some parsers stumble over. */
const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
