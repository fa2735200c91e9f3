/** Until there is news, or so many seconds have passed: `told` gets what says that there is. */
export const untilNews = (seconds: number, told: (wake: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 1000 * seconds);
    told(() => {
      clearTimeout(timer);
      resolve();
    });
  });
