import { saveDailyLimit } from '#components/control/forms/parameter/save-daily-limit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveDailyLimit);
