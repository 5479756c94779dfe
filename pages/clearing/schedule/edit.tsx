import { saveSchedule } from '#components/screens/definitions/parameter/save-schedule.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveSchedule);
