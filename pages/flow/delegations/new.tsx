import { delegation } from '#components/screens/definitions/flow/delegation.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(delegation);
