import { healthPage } from '#services/server/health.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default healthPage;
