import { saveChoice } from '#components/screens/definitions/parameter/save-choice.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveChoice);
