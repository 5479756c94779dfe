import { statementScreen } from '#components/report/statement-screen.tsx';
import { report } from '#services/report.ts';

export default statementScreen('laba-rugi', report.incomeStatement);
