import { issueCard } from '#components/accounts/forms/card/issue.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(issueCard);
