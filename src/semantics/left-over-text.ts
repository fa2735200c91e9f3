/** What is wrong when a program ends and something is left: one text, whoever finds it. */
export const leakText = (block = 'a heap block'): string => `${block} is never freed`;

export const unjoinedText = (thread: number): string => `T${thread} is neither joined nor detached`;
