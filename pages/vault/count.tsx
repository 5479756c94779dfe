import { countVault } from '#components/cash/forms/vault/count-vault.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(countVault);
