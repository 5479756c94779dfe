import { requestCard } from '#components/screens/definitions/card/request.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(requestCard);
