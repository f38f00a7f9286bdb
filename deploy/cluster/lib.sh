# Shared by the cluster's commands.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=cluster.env
source "${CLUSTER_ENV:-$here/cluster.env}"

fail() {
  echo "$*" >&2
  exit 1
}

require_root() {
  [[ $EUID -eq 0 ]] || fail 'Network namespaces need root: run it as root.'
}

address_of() {
  local name=ADDRESS_$1
  echo "${!name}"
}

require_node() {
  [[ " $NODES " == *" $1 "* ]] || fail "There is no node $1. There are: $NODES."
}

in_node() {
  local node=$1
  shift
  ip netns exec "$node" "$@"
}

# What Patroni of a node answers; empty where it does not.
patroni_of() {
  curl --silent --max-time 2 "http://$(address_of "$1"):8008/patroni" || true
}

# The node that is primary; empty where none says so.
primary() {
  local node
  for node in $NODES; do
    if curl --silent --fail --output /dev/null --max-time 2 "http://$(address_of "$node"):8008/primary"; then
      echo "$node"
      return
    fi
  done
}

# Every process in a node's namespace.
processes_of() {
  ip netns pids "$1" 2>/dev/null || true
}

# Waits until a command succeeds. wait_for <seconds> <what> <command …>
wait_for() {
  local seconds=$1 what=$2 end
  shift 2
  end=$((SECONDS + seconds))
  until "$@" >/dev/null 2>&1; do
    ((SECONDS < end)) || fail "It took more than $seconds s until $what."
    sleep 0.5
  done
}

# Two standbys are synchronous, and etcd has it: only then may one of them take over.
is_whole() {
  local leader
  leader=$(primary)
  [[ -n $leader ]] || return 1
  curl --silent --max-time 2 "http://$(address_of "$leader"):8008/cluster" >"$STATE/run/members"
  [[ $(grep -o '"role": "sync_standby"' "$STATE/run/members" | wc -l) -ge 2 ]]
}
