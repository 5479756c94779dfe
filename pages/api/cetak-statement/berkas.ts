import { statementFile } from '#services/server/statement/statement-file.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default statementFile;
