import { bytesOf, concatenated } from './bytes.ts';

/**
 * SHA-256 (FIPS 180-4), at once: the browser's own gives a promise, and keys and ids are made in the middle of things.
 * The names are the standard's.
 */
const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  /* fractional parts of the cube (and square) roots of the first primes */
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  const fraction = (x: number): number => (x - Math.floor(x)) * 2 ** 32;
  for (const [i, p] of primes.entries()) K[i] = fraction(Math.cbrt(p));
  for (const [i, p] of primes.slice(0, 8).entries()) START[i] = fraction(Math.sqrt(p));
}

export function sha256(parts: Iterable<string | Uint8Array>, encoding: 'hex' | 'base64' = 'hex'): string {
  const message = concatenated([...parts].map((part) => (typeof part === 'string' ? bytesOf(part) : part)));
  const H = START.slice();
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const W = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) block(view, at, H, W);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setUint32(4 * i, H[i]);
  return encoding === 'hex'
    ? Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    : btoa(String.fromCharCode(...digest));
}

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function block(view: DataView, at: number, H: Uint32Array, W: Int32Array): void {
  for (let t = 0; t < 16; t++) W[t] = view.getInt32(at + 4 * t);
  for (let t = 16; t < 64; t++) {
    const s0 = rotr(W[t - 15], 7) ^ rotr(W[t - 15], 18) ^ (W[t - 15] >>> 3);
    const s1 = rotr(W[t - 2], 17) ^ rotr(W[t - 2], 19) ^ (W[t - 2] >>> 10);
    W[t] = W[t - 16] + s0 + W[t - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = H;
  for (let t = 0; t < 64; t++) {
    const S1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const T1 = (h + S1 + ((e & f) ^ (~e & g)) + K[t] + W[t]) | 0;
    const S0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const T2 = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + T1) | 0;
    d = c;
    c = b;
    b = a;
    a = (T1 + T2) | 0;
  }
  for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) H[i] += x;
}
