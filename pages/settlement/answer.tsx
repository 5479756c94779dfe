import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { resolveUnanswered } from '#components/payments/forms/settlement/answer.tsx';

export default transactionScreen(resolveUnanswered);
