import { authPage } from '#services/server/auth-page.ts';

export default authPage;
