import { workstationPage } from '#services/server/workstation.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default workstationPage;
