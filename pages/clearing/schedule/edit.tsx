import { saveSchedule } from '#components/control/forms/parameter/save-schedule.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveSchedule);
