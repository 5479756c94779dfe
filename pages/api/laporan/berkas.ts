import { reportPage } from '#services/server/files/file-page.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default reportPage;
