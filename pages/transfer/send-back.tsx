import { sendBack } from '#components/screens/definitions/transfer/send-back.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(sendBack);
