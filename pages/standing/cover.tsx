import { saveCover } from '#components/accounts/forms/standing/save-cover.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveCover);
