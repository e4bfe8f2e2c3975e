// Written by icons-transform.cjs.
