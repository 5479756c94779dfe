import { openApiPage } from '#services/server/openapi.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default openApiPage;
