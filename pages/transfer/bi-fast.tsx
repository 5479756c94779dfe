import { biFastFromAccount } from '#components/screens/definitions/transfer/from-account.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(biFastFromAccount);
