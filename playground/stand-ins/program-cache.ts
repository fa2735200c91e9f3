/** src/run/program-cache.ts for the browser: nothing is kept between two checks. */
export const programCache = async (): Promise<null> => null;
