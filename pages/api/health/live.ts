import { livePage } from '#services/server/live.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default livePage;
