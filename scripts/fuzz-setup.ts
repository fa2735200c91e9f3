import fc from 'fast-check';

const { FUZZ_SEED, FUZZ_COUNT } = process.env;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
  ...(FUZZ_COUNT === undefined ? {} : { numRuns: Number(FUZZ_COUNT) }),
});
