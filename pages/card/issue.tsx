import { issueCard } from '#components/screens/definitions/card/issue.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(issueCard);
