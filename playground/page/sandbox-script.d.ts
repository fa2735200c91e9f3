/** The text of the sandbox's script (build/sandbox-script.ts). */
declare module 'virtual:sandbox-script' {
  const text: string;
  export default text;
}
