import { requestCard } from '#components/accounts/forms/card/request.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(requestCard);
