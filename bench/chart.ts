/** A line chart as SVG, the second axis logarithmic. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 60;
const RIGHT = 200;
const TOP = 40;
const BOTTOM = 40;
const COLOURS = ['#1b6ca8', '#c44536', '#4a7c59', '#7b4b94'];

export function chart(title: string, across: string, up: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.floor(Math.log10(Math.min(...ys))), Math.ceil(Math.log10(Math.max(...ys)))];
  const x = (value: number): number => LEFT + ((value - x0) / Math.max(1, x1 - x0)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number =>
    HEIGHT - BOTTOM - ((Math.log10(value) - y0) / Math.max(1, y1 - y0)) * (HEIGHT - TOP - BOTTOM);
  const parts = [`<text x="${LEFT}" y="20" font-weight="bold">${title}</text>`];
  for (let power = y0; power <= y1; power++) {
    const at = y(10 ** power).toFixed(1);
    parts.push(`<line x1="${LEFT}" y1="${at}" x2="${WIDTH - RIGHT}" y2="${at}" stroke="#ddd"/>`);
    parts.push(`<text x="${LEFT - 8}" y="${at}" text-anchor="end" dy="4">${10 ** power} ${up}</text>`);
  }
  for (const value of new Set(xs))
    parts.push(
      `<text x="${x(value).toFixed(1)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${value}</text>`,
    );
  parts.push(`<text x="${WIDTH - RIGHT + 12}" y="${HEIGHT - BOTTOM + 18}">${across}</text>`);
  lines.forEach(({ name, points: own }, i) => {
    const colour = COLOURS[i % COLOURS.length];
    const path = own.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ');
    parts.push(`<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`);
    const last = own[own.length - 1];
    if (last !== undefined)
      parts.push(`<text x="${WIDTH - RIGHT + 12}" y="${TOP + 20 * i + 12}" fill="${colour}">${name}</text>`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12">\n${parts.join('\n')}\n</svg>\n`;
}
