import { inboxStream } from '#services/server/inbox-stream.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default inboxStream;
