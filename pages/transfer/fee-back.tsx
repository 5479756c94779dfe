import { giveFeeBack } from '#components/screens/definitions/transfer/give-fee-back.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(giveFeeBack);
