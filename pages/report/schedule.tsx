import { saveReportSchedule } from '#components/screens/definitions/report/save-schedule.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveReportSchedule);
