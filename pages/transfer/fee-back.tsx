import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { giveFeeBack } from '#components/payments/forms/transfer/give-fee-back.tsx';

export default transactionScreen(giveFeeBack);
