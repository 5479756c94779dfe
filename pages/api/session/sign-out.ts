import { signOutPage } from '#services/server/sign-out.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default signOutPage;
