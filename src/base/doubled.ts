/** The same words in an array of twice the length; what follows them is 0. */
export function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const bigger = new Int32Array(2 * array.length);
  bigger.set(array);
  return bigger;
}
