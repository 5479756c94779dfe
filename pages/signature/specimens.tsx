import { saveSpecimens } from '#components/screens/definitions/signature/save-specimens.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveSpecimens);
