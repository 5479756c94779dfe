import { statementScreen } from '#components/books/reports/statement-screen.tsx';
import { report } from '#services/books/report.ts';

export default statementScreen('laba-rugi', report.incomeStatement);
