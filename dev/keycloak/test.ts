import { keycloak, report, step } from '#dev/test-steps.ts';

/** `npm run test:keycloak`: the flows the identity provider has a part in, against a real one. */
await report(async (out) => [await step('keycloak', () => keycloak(out))]);
