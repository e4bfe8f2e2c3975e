import '@arogya/ui/look/tokens.css';
import '../look/fonts.css';
import './styles';
import { reloadWhenKept } from '../look/fresh';
import { paintMode } from '../look/paint-mode';
import { warmUp, whenAsked } from './asked';

paintMode();
reloadWhenKept();
whenAsked();
warmUp();
