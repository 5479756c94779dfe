import { saveReportSchedule } from '#components/books/forms/report/save-schedule.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveReportSchedule);
