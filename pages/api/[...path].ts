import { gateway } from '#services/server/gateway.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default gateway;
