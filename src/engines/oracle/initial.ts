import type { Image } from '../../vm/code/image-types.ts';
import type { Value } from './values.ts';

/** The value of a location before the program starts; heap and stack are undefined. */
export function initialValue(
  image: Image,
): (address: number, size: number) => Value & { readonly value: bigint } {
  return (address, size) => {
    let bits = 0n;
    let undefinedBits = 0n;
    for (let k = size - 1; k >= 0; k--) {
      const byte = address < 64 ? 0 : image.initialByte(address + k);
      bits = (bits << 8n) | BigInt(Math.max(byte, 0));
      undefinedBits = (undefinedBits << 8n) | (byte < 0 ? 0xffn : 0n);
    }
    return { bits, undefinedBits, value: bits };
  };
}
