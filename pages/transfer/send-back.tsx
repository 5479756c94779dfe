import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { sendBack } from '#components/payments/forms/transfer/send-back.tsx';

export default transactionScreen(sendBack);
