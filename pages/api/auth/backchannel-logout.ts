import { backchannelLogout } from '#services/server/backchannel-logout.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default backchannelLogout;
