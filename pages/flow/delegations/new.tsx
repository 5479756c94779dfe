import { delegation } from '#components/control/forms/flow/delegation.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(delegation);
